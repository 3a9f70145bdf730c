import { call } from "../call.ts";
import type {
  Access,
  ConnectionBegun,
  EmailCaptured,
  FreeToolEmail,
  Opened,
  SponsoredUse,
  ToolToOpen,
} from "./calls.ts";

/** The calls of the gates, apart from the others: every element carries them. */
export const gateCalls = {
  getAccess: call<undefined, Access>("GET", "/api/access"),
  redeem: call<ToolToOpen, Opened>("POST", "/api/access/redeem"),
  /** Opens the free tools. The answer is the same whether the address was given before or not. */
  sendFreeToolEmail: call<FreeToolEmail, EmailCaptured>("POST", "/api/free-tool-email"),
  /** A use that the page's partner pays for. 402 `sponsor_used_up` when this month's are gone. */
  openSponsored: call<ToolToOpen, SponsoredUse>("POST", "/api/access/sponsored"),
  /** From a partner's page only: 403 `unknown_site` without a site key. */
  beginConnection: call<undefined, ConnectionBegun>("POST", "/api/access/connect"),
} as const;
