import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { isSpanishBuild } from "./locale.ts";
import { slotOf } from "./sealed/slotOf.ts";
import { work } from "./sealed/work.ts";
import type { ToolElement } from "./ToolElement.ts";
import type { Fill } from "./View.ts";

const [lang, name] = isSpanishBuild ? ["en", /* verbatim */ "English"] : ["es", /* verbatim */ "Español"];
// Vite would take `new URL(…, import.meta.url)` for a file that it has to copy.
const here = import.meta.url;

/** What the module of a translated tool gives besides its element (`build/elements.ts`). */
export interface TranslatedModule {
  readonly fill: Fill;
  /** The work that this language's code knows. */
  readonly work: Map<string, unknown>;
}

/** Below a tool of the page that is there in both languages: a button to the other one. */
export function Part({ element }: { readonly element: ToolElement }) {
  if (element.readAttributes().values.mode !== "inline") return null;
  return (
    <p className={tw`mt-2`}>
      <Button kind="quiet" lang={lang} onClick={() => void switchTo(element)}>
        {name}
      </Button>
    </p>
  );
}

/** What was typed is the tool's work, which the other language's code gets before it draws the tool. */
async function switchTo(element: ToolElement): Promise<void> {
  const file = new URL(`${import.meta.env.IEP_OTHER_LOCALE}${element.localName}.module.js`, here).href;
  // Without the network the tool stays as it is, and another press tries again.
  const other: TranslatedModule | null = await import(/* @vite-ignore */ file).catch(() => null);
  const { parentNode, nextSibling } = element;
  if (!other || !parentNode) return;
  const slot = slotOf(element);
  // What was cleared since is not to come back.
  for (const key of other.work.keys()) if (key.startsWith(slot)) other.work.delete(key);
  for (const [key, value] of work) if (key.startsWith(slot)) other.work.set(key, value);
  element.lang = lang;
  // An element that is put in again shows what its attributes ask for.
  element.remove();
  setTimeout(() => parentNode.insertBefore(element, nextSibling));
}
