import { type CatalogTool, openToolPath, type ToolId, toolById, whatYouGet } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import type { PageModule } from "../../app/PageModule.ts";
import { trustedHtml } from "../../app/trustedHtml.ts";
import { sampleHead, toolLabel, samplePage as words } from "../../content/sample.ts";
import { toolIcons } from "../../content/toolIcons.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { useHead } from "../../layout/useHead.ts";
import type { SampleShown } from "./SampleShown.ts";

/** The page of a tool's sample: a result for an invented child, open to everyone, with a link to the tool. */
export function samplePage(id: ToolId, sample: SampleShown): PageModule {
  const tool = toolById(id);
  const head = sampleHead(id);
  return {
    Component: () => {
      useHead(head);
      return <Sample tool={tool} sample={sample} />;
    },
  };
}

function Sample({ tool, sample }: { readonly tool: CatalogTool; readonly sample: SampleShown }) {
  const { child, situation, typed = [], html } = sample;
  const safe = trustedHtml(html);
  return (
    <article
      className={`dash-post dash-sample ${tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-8 md:py-10 flex flex-col gap-6`}`}
    >
      <div className={tw`flex flex-col gap-3`}>
        <p className={tw`flex items-center gap-2 font-semibold`}>
          <span className={tw`text-mark`}>
            <Icon node={toolIcons[tool.id]} size="1.5rem" />
          </span>
          {words.mark(child)}
        </p>
        <h1 className={`dash-heading ${tw`font-heading text-[2rem] md:text-[2.5rem] leading-[1.15]`}`}>
          {words.title(tool.title)}
        </h1>
        <p className={tw`text-lg max-w-text`}>{whatYouGet[tool.id]}</p>
        <ToTool tool={tool} />
      </div>
      <div className={tw`flex flex-col gap-3 rounded border-l-4 border-mark bg-wash px-5 py-4`}>
        <p className={tw`max-w-text`}>{situation}</p>
        {typed.map(({ label, text, isOfSchool }) => (
          <div key={label} className={tw`max-w-text`}>
            <p className={tw`text-sm text-quiet`}>{label}</p>
            <blockquote lang={isOfSchool && "en"}>{`“${text}”`}</blockquote>
          </div>
        ))}
        <p className={`dash-no-print ${tw`text-sm text-quiet max-w-text`}`}>{words.buttonsOff}</p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it from the tool's own screens */}
      <div className={`iep-tool ${tw`flex flex-col gap-4`}`} dangerouslySetInnerHTML={{ __html: safe }} />
      <div className={tw`flex flex-col gap-3 border-t border-line pt-6`}>
        <p className={tw`font-semibold`}>{words.mark(child)}</p>
        <ToTool tool={tool} />
      </div>
    </article>
  );
}

function ToTool({ tool }: { readonly tool: CatalogTool }) {
  return (
    <p className={`dash-no-print ${tw`flex flex-wrap items-center gap-x-6 gap-y-2`}`}>
      <SiteLink to={openToolPath(tool.id)} className={buttonLook.primary}>
        {toolLabel(tool.id)}
      </SiteLink>
      <SiteLink
        to="/advanced-tools"
        className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
      >
        {words.allTools}
      </SiteLink>
    </p>
  );
}
