// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { secondFactorContract } from "./schemas.ts";

export const secondFactor: CallsOf<typeof secondFactorContract> = {
  readSecondFactor: { method: "GET", path: "/api/auth/second-factor" },
  beginTotp: { method: "POST", path: "/api/auth/second-factor/totp-begin" },
  confirmTotp: { method: "POST", path: "/api/auth/second-factor/totp-confirm" },
  beginPasskey: { method: "POST", path: "/api/auth/second-factor/passkey-begin" },
  confirmPasskey: { method: "POST", path: "/api/auth/second-factor/passkey-confirm" },
  removeFactor: { method: "POST", path: "/api/auth/second-factor/remove" },
  renewRecoveryCodes: { method: "POST", path: "/api/auth/second-factor/recovery-codes" },
  beginShowing: { method: "POST", path: "/api/auth/second-factor/show-begin" },
  showFactor: { method: "POST", path: "/api/auth/second-factor/show" },
};
