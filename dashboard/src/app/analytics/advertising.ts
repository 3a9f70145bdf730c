import { advertisingTagMeta } from "@iep-insider/sdk/contract";
import { createChoiceStore } from "./choice.ts";
import { createAdvertising } from "./createAdvertising.ts";

declare global {
  interface Navigator {
    /** Global Privacy Control: the user opts out of the sale and sharing of data. */
    readonly globalPrivacyControl?: boolean;
  }
}

export const adChoice = createChoiceStore(() => window.localStorage);

export const advertising = createAdvertising({
  offered: () => {
    if (navigator.globalPrivacyControl) return null;
    const mark = document.querySelector<HTMLMetaElement>(`meta[name="${advertisingTagMeta}"]`);
    return mark?.content ?? null;
  },
  choice: adChoice,
  load: async (tag, path) => {
    const { runGoogleTag } = await import("./googleTag.ts");
    return runGoogleTag(tag, path);
  },
});
