import { grantRight } from "../accounts/grants.ts";
import { runRightsCommand } from "./runRightsCommand.ts";

/** `npm run grant -- admin someone@example.org`, or `all-tools`. */
await runRightsCommand("grant", grantRight);
