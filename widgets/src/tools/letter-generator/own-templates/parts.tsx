import { later } from "../../../later/index.ts";
import { SaveDoor } from "./SaveDoor.tsx";
import { type Begun, TemplatesDoor } from "./TemplatesDoor.tsx";

export type { Begun };

/**
 * What the letter generator shows of own templates. On partners' pages nothing may be stored, and so no element carries
 * any of it; on our own site the list and the saving come when they are asked for.
 */
export const ownTemplateParts = import.meta.env.IEP_IS_ELEMENT
  ? null
  : {
      TemplatesDoor,
      SaveDoor,
      TemplatesScreen: later(
        () => import("./TemplatesScreen.tsx"),
        (part) => part.TemplatesScreen,
      ).Screen,
    };
