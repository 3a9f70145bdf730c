// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { translationContract } from "./schemas.ts";

export const translation: CallsOf<typeof translationContract> = {
  translate: { method: "POST", path: "/api/translate" },
};
