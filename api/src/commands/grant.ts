import { grantRight } from "../accounts/grants.ts";
import { rightsCommand } from "./rightsCommand.ts";
import { runCommand } from "./runCommand.ts";

/** `npm run grant -- admin someone@example.org`, or `all-tools`. */
await runCommand(rightsCommand("grant", grantRight));
