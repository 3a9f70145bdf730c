import { openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { Download } from "lucide";
import { type LetterTemplate, letterTemplates, templatePath } from "../../content/letterTemplates.ts";
import { resources } from "../../content/resources.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { EmailTemplate } from "./EmailTemplate.tsx";
import { ResourceSection } from "./ResourceSection.tsx";

/** Letters to download, and the tool that writes them with you. */
export function LetterTemplates() {
  const { id, title, text } = resources.letters;
  return (
    <ResourceSection id={id} title={title} text={text}>
      <ul className={tw`grid gap-5 lg:grid-cols-3`}>
        {letterTemplates.map((template) => (
          <Template key={template.fileName} template={template} />
        ))}
      </ul>
    </ResourceSection>
  );
}

function Template({ template }: { readonly template: LetterTemplate }) {
  const { useFor, useWhen, download, fileKind, write } = resources.letters;
  return (
    <li className={tw`flex flex-col gap-3 rounded border border-line bg-sheet px-5 sm:px-8 lg:px-5 py-6`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{template.title}</h3>
      <dl className={tw`flex flex-col gap-3`}>
        <div>
          <dt className={tw`text-sm text-quiet`}>{useFor}</dt>
          <dd>{template.use}</dd>
        </div>
        <div>
          <dt className={tw`text-sm text-quiet`}>{useWhen}</dt>
          <dd>{template.when}</dd>
        </div>
      </dl>
      <div className={tw`flex flex-col items-start gap-1 pt-2`}>
        <EmailTemplate fileName={template.fileName} title={template.title}>
          <a href={templatePath(template)} download={template.fileName} className={buttonLook.plain}>
            <Icon node={Download} size="1.25em" />
            <span>
              {download}
              <span className="iep-unseen"> {template.title}</span> ({fileKind})
            </span>
          </a>
        </EmailTemplate>
        <SiteLink
          to={openToolPath("letter-generator")}
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {write}
        </SiteLink>
      </div>
    </li>
  );
}
