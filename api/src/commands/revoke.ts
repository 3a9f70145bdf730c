import { revokeRight } from "../accounts/grants.ts";
import { runRightsCommand } from "./runRightsCommand.ts";

/** `npm run revoke -- admin someone@example.org`, or `all-tools`. */
await runRightsCommand("revoke", revokeRight);
