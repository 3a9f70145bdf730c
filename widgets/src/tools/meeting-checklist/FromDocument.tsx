import { tw } from "@iep-insider/sdk/theme";
import { LawList } from "../../documents/index.ts";
import { lawFor } from "./cited.ts";
import { documentWords as words } from "./content.ts";
import type { WeakPoint } from "./points.ts";

/** The weak points of a document that was read, each with what to ask and the rule behind it. */
export function FromDocument({ points }: { readonly points: readonly WeakPoint[] }) {
  return (
    <section className={tw`flex flex-col gap-3 max-w-text rounded border border-line px-4 py-4`}>
      <h3 className={tw`text-lg font-heading`}>{words.title}</h3>
      <p>{words.lead}</p>
      <ul className={tw`flex flex-col gap-4`}>
        {points.map(({ title, ask }) => (
          <li key={`${title} ${ask}`} className={tw`border-l-4 pl-3 border-primary`}>
            <p className={tw`font-semibold break-words`}>{title}</p>
            <p>
              {words.ask} “{ask}”
            </p>
          </li>
        ))}
      </ul>
      <LawList sentences={lawFor(points)} />
    </section>
  );
}
