import type { Drafts } from "@iep-insider/sdk/host";
import { purchaseKeys } from "../purchaseKeys.ts";

/** The work of this page's tools: drafts by tool, hand-overs by tool and ">". Nothing of it is stored unsealed. */
export const work = new Map<string, unknown>();

/** Drafts on a partner's page. A self-contained file has no part to fetch that could seal them. */
export const sealedDrafts: Drafts | null = import.meta.env.IEP_IS_SELF_CONTAINED
  ? null
  : { read: (tool) => work.get(tool), write: keepWork, clear: keepWork };

/** @param value left out to forget it. */
export function keepWork(name: string, value?: unknown): void {
  if (import.meta.env.IEP_IS_SELF_CONTAINED) return;
  if (value) work.set(name, value);
  else work.delete(name);
  // A second time changes nothing.
  purchaseKeys.subscribe(seal);
  void seal();
}

/** Once there is a key to seal with. */
const seal = async () => {
  if (purchaseKeys.read()) await inSealed("seal").catch(() => {});
};

const inSealed = async (task: "seal" | "restore") => (await import("./sealed.ts"))[task]();

/** Opens what was sealed in this tab before the page was loaded. Null where nothing can be: no purchase was made. */
export const restoreWork =
  import.meta.env.IEP_IS_SELF_CONTAINED || !purchaseKeys.read() ? null : () => inSealed("restore");
