import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { followLanguage, putInAgain } from "./followLanguage.ts";
import { asksForOther, isSpanishBuild } from "./locale.ts";
import { slotOf } from "./sealed/slotOf.ts";
import { work } from "./sealed/work.ts";
import type { ToolModule } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";

const [lang, name] = isSpanishBuild ? ["en", /* verbatim */ "English"] : ["es", /* verbatim */ "Español"];
const tried = new WeakSet<Element>();
// Vite would take `new URL(…, import.meta.url)` for a file that it has to copy.
const here = import.meta.url;

/**
 * Below a tool of the page that is there in both languages: a button to the other one. It also follows the page, whose
 * own buttons may set `lang`.
 */
export function Part({ element }: { readonly element: ToolElement }) {
  useEffect(() => {
    // While this was on its way. A tool that has come back in the wrong language is not in the other one.
    if (asksForOther(element) && !tried.has(element)) void showOther(element);
    tried.add(element);
    return followLanguage(element, () => void showOther(element));
  }, [element]);
  if (element.readAttributes().values.mode !== "inline") return null;
  const choose = async () => {
    // Without the network the tool stays as it is, and another press tries again.
    if (await fetchOther(element)) element.lang = lang;
  };
  return (
    <p className={tw`mt-2`}>
      <Button kind="quiet" lang={lang} onClick={() => void choose()}>
        {name}
      </Button>
    </p>
  );
}

/** What was typed is the tool's work, which the other language's code gets before it draws the tool. */
async function showOther(element: ToolElement): Promise<void> {
  const other = await fetchOther(element);
  // The page may have changed its mind.
  if (!other || !asksForOther(element)) return;
  const slot = slotOf(element);
  // What was cleared since is not to come back.
  for (const key of other.work.keys()) if (key.startsWith(slot)) other.work.delete(key);
  for (const [key, value] of work) if (key.startsWith(slot)) other.work.set(key, value);
  putInAgain(element);
}

/** @returns null without the network. */
function fetchOther({ localName }: ToolElement): Promise<ToolModule | null> {
  const file = new URL(`${import.meta.env.IEP_OTHER_LOCALE}${localName}.module.js`, here).href;
  return import(/* @vite-ignore */ file).catch(() => null);
}
