import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { later } from "../../later/index.ts";
import { termsWords as words } from "./resultContent.ts";

const list = later(
  () => import("./TermList.tsx"),
  (part) => part.TermList,
);

/** The glossary's terms in the document. The glossary comes when the parent asks for it. */
export function TermsUsed({ pages }: { readonly pages: ReadonlyMap<number, readonly string[]> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={tw`flex flex-col items-start gap-3 max-w-text`}>
      <h3 className={tw`text-lg font-heading`}>{words.title}</h3>
      {isOpen ? <list.Screen pages={pages} /> : <Button onClick={() => setOpen(true)}>{words.show}</Button>}
    </section>
  );
}
