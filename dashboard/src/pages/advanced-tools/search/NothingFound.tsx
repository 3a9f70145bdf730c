import { openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { hubSearch as words } from "../../../content/hubSearch.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** What to try where nothing was found, and who can help. */
export function NothingFound({ onTry }: { readonly onTry: (query: string) => void }) {
  return (
    <div className={tw`flex flex-col gap-3 rounded border border-outline bg-sheet px-4 py-4`}>
      <p>{words.nothingText}</p>
      <div className={tw`flex flex-wrap gap-2`}>
        {words.examples.map((example) => (
          <Button key={example} onClick={() => onTry(example)}>
            {example}
          </Button>
        ))}
      </div>
      <p>{words.nothingHelp}</p>
      <div className={tw`flex flex-wrap gap-2`}>
        <SiteLink to={openToolPath("rights-guide")} className={buttonLook.plain}>
          {words.parentCenter}
        </SiteLink>
        <SiteLink to="/contact" className={buttonLook.plain}>
          {words.contact}
        </SiteLink>
      </div>
    </div>
  );
}
