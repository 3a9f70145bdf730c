import { existsSync } from "node:fs";
import type { Language } from "@iep-insider/sdk/contract";
import * as english from "./texts.ts";

type Texts = typeof english;

/** What the server says, by language (ADR 100). */
export const textsIn: Readonly<Record<Language, Texts>> = { en: english, es: await importSpanish() };

/** Named by a variable: the build makes it from the English modules, whose types it has. */
async function importSpanish(): Promise<Texts> {
  const built = new URL("../../dist/es/api/src/language/texts.ts", import.meta.url);
  if (!existsSync(built)) throw new Error("The Spanish texts are not built. Run: npm run build -- api");
  return import(/* @vite-ignore */ built.href);
}
