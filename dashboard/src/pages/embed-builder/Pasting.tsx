import { tw } from "@iep-insider/sdk/theme";
import { pasting } from "../../content/embedBuilder.ts";
import { PageSection } from "../../text/PageSection.tsx";

/** Short steps for each builder of pages; the documentation has the long ones. */
export function Pasting() {
  return (
    <PageSection title={pasting.title}>
      <ul className={tw`grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3`}>
        {pasting.places.map(({ name, steps, page }) => (
          <li key={name} className={tw`flex flex-col gap-1`}>
            <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{name}</h3>
            <ol className={tw`flex flex-col gap-1 list-decimal pl-5`}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {/* Not a page of this router: the documentation is a site of its own. */}
            <a href={page} className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}>
              {pasting.more(name)}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
