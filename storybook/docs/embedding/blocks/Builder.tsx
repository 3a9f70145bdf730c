import { buildersChecked, type SiteBuilder, siteBuilders } from "@iep-insider/sdk/embed";
import { Snippet } from "./Snippet.tsx";
import { builderWords as words } from "./words.ts";

/** The page of one site builder, from the table that the embed builder shows too. */
export function Builder({ id }: { readonly id: string }) {
  const builder = siteBuilders.find((each) => each.id === id);
  if (!builder) throw new Error(`There is no site builder "${id}".`);
  return (
    <>
      <h1>{builder.name}</h1>
      <p>{builder.about}</p>
      <ol>
        {builder.before.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>
          {words.copy}
          <Snippet kind={builder.code} tool="aide-screener" />
        </li>
        {builder.after.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{words.limits}</h2>
      <ul>
        {builder.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <h2>{words.fallback}</h2>
      <p>{builder.fallback.text}</p>
      <Snippet kind={builder.fallback.code} tool="aide-screener" />
      <Checked {...builder} />
    </>
  );
}

function Checked({ name, sources }: Pick<SiteBuilder, "name" | "sources">) {
  const date = new Date(`${buildersChecked}T00:00`).toLocaleDateString("en-US", { dateStyle: "long" });
  return (
    <>
      <h2>{words.checked}</h2>
      <p>{words.changes(name, date)}</p>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}
