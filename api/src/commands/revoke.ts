import { revokeRight } from "../accounts/grants.ts";
import { rightsCommand } from "./rightsCommand.ts";
import { runCommand } from "./runCommand.ts";

/** `npm run revoke -- admin someone@example.org`, or `all-tools`. */
await runCommand(rightsCommand("revoke", revokeRight));
