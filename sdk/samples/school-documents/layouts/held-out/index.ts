import type { Layout } from "../Layout.ts";
import { charterPlan } from "./iep/charterPlan.ts";
import { delaware } from "./iep/delaware.ts";
import { hawaii } from "./iep/hawaii.ts";
import { idahoPages } from "./iep/idahoPages.ts";
import { kansas } from "./iep/kansas.ts";
import { southCarolina } from "./iep/southCarolina.ts";
import { southDakota } from "./iep/southDakota.ts";
import { typedForm } from "./iep/typedForm.ts";
import { wyoming } from "./iep/wyoming.ts";

/** The layouts that the held-out samples were made with. */
export const heldOutLayouts: Readonly<Record<string, Layout>> = {
  kansas,
  "south-carolina": southCarolina,
  "idaho-pages": idahoPages,
  hawaii,
  delaware,
  wyoming,
  "south-dakota": southDakota,
  "typed-form": typedForm,
  "charter-plan": charterPlan,
};
