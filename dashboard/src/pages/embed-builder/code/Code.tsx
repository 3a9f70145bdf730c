import { type Snippet, type SnippetKind, snippetKinds, snippets } from "@iep-insider/sdk/embed";
import { codeWords as words } from "../../../content/embedBuilder.ts";
import { publicOrigin } from "../../../layout/publicOrigin.ts";
import { Tabs } from "../../../layout/Tabs.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import type { Choosing } from "../useChoosing.ts";
import { CodePanel } from "./CodePanel.tsx";
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
      <Tabs
        label={words.tabs}
        ids={snippetKinds}
        nameOf={(of) => words.kinds[of].tab}
        chosen={kind}
        onChoose={show}
      >
        {(of) =>
          of === kind ? (
            <CodePanel kind={of} choice={choice} snippet={snippetOf(of)} manifest={manifest} />
          ) : null
        }
      </Tabs>
    </PageSection>
  );
}
