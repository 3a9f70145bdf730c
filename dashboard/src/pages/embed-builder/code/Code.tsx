import { type Snippet, type SnippetKind, snippetKinds, snippets } from "@iep-insider/sdk/embed";
import { codeWords as words } from "../../../content/embedBuilder.ts";
import { publicOrigin } from "../../../layout/publicOrigin.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import type { Choosing } from "../useChoosing.ts";
import { CodePanel } from "./CodePanel.tsx";
import { CodeTabs } from "./CodeTabs.tsx";
import { useEmbedFiles } from "./embedFiles.ts";

/** The code, in every way to put it on a page. */
export function Code({ choosing: { choice, kind, show } }: { readonly choosing: Choosing }) {
  const { release, manifest } = useEmbedFiles(choice.tool);
  const written = snippets(choice, {
    server: publicOrigin(),
    version: release?.version ?? "",
    integrity: release?.integrity ?? "",
  });
  const missing = release === undefined ? words.loading : words.unpublished;
  const snippetOf = (of: SnippetKind): Snippet | string =>
    of === "selfContained" && !release ? missing : written[of];
  return (
    <PageSection title={words.title}>
      <CodeTabs label={words.tabs} ids={snippetKinds} chosen={kind} onChoose={show}>
        {(of) => <CodePanel kind={of} choice={choice} snippet={snippetOf(of)} manifest={manifest} />}
      </CodeTabs>
    </PageSection>
  );
}
