import { tw } from "@iep-insider/sdk/theme";
import type { ToastMessage } from "@iep-insider/sdk/ui";
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { ElementSurroundings } from "./ElementSurroundings.ts";
import { isSpanishBuild } from "./locale.ts";
import type { Refusal } from "./owner/Refusal.ts";
import type { PrerenderedScreen } from "./PrerenderedScreen.ts";
import { isWorkSealed, restoreWork, workOf } from "./sealed/workInTab.ts";
import { scriptOrigin } from "./serverAddress.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolPlace } from "./ToolPlace.tsx";
import { useLater, usePart } from "./usePart.ts";
import { stateOf, useSite } from "./useSite.ts";
import { wearAccent } from "./wearAccent.ts";

interface Props {
  readonly element: ToolElement;
  readonly tool: TitledTool;
  /** The pre-rendered screen that is there already, and is hydrated. */
  readonly over?: PrerenderedScreen | null;
}

/** What an element shows: its tool, with all that a tool needs from its surroundings. */
export function ToolFrame({ element, tool, over = null }: Props) {
  const read = useSyncExternalStore(element.watchAttributes, element.readAttributes);
  const [toast, setToast] = useState<{ readonly message: ToastMessage } | null>(null);
  const { values } = read;
  const server = values["api-base"] ?? scriptOrigin;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [work] = useState(() => workOf(element));
  const surroundings = useMemo<ElementSurroundings>(() => {
    // Kept here too, since a call is made again before this is rendered again.
    let refused: string | null = null;
    return {
      element,
      work,
      notify: (message) => setToast({ message }),
      server,
      siteKey: () => {
        const key = element.readAttributes().values["site-key"];
        return key === refused ? null : key;
      },
      onSiteRefused: (key, code) => {
        // A tool that is left out stays so: its key is good.
        if (code !== "tool_not_offered") refused = key;
        setRefusal({ key, code });
      },
      state: () => stateOf(element),
    };
  }, [element, server, work]);

  const refused = refusal && refusal.key === values["site-key"] ? refusal : null;
  const siteKey = refused ? null : values["site-key"];
  const site = useSite(siteKey);
  const accent = values.accent ?? site?.accent ?? null;
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    if (root && accent !== null) return wearAccent(element, root, accent);
  }, [element, accent]);
  const place = useRef<HTMLDivElement>(null);
  const isPlain = siteKey === null && values.background === "paper";
  // On its way together with the question who the site is.
  const onPage = useLater(isPlain ? null : adaptToPage);
  const isRestored = useLater(restoreWork);
  // Before the next painting: what the server says of the site is known before the tool is open.
  useLayoutEffect(
    () => onPage?.adaptToPage({ element, place: place.current, site, siteKey, server, values }),
    [onPage, element, site, siteKey, server, values],
  );
  const LaterToasts = usePart(toast ? laterToasts : null);
  const OwnerNote = usePart(read.hasProblems || server === null || refused ? ownerNote : null);
  // Not before the content above it, which would shift it.
  const isHidden = over === null && !isPlain && onPage === undefined;
  const isEmpty = isWorkSealed && isRestored === undefined;
  // Nor the switch before the tool.
  const LocaleSwitch = usePart(tool.isTranslated && !isHidden && !isEmpty ? localeSwitch : null);
  return (
    <div className="iep-base" lang={isSpanishBuild ? "es" : "en"}>
      <div className={`iep-tool ${tw`rounded border border-line bg-paper`}`}>
        <div className={tw`p-4 wide:p-8`}>
          {siteKey === null ? null : (
            <div ref={place} className={tw`mb-4 min-h-[2.75rem] border-b border-line`} />
          )}
          {values.heading && values.mode === "inline" ? (
            <p className={tw`mb-4 font-semibold`}>{values.heading}</p>
          ) : null}
          <div hidden={isHidden}>
            {isEmpty ? null : (
              <ToolPlace tool={tool} surroundings={surroundings} start={null} isBegun={over === "begun"} />
            )}
          </div>
          {LocaleSwitch ? <LocaleSwitch element={element} /> : null}
          {OwnerNote ? (
            <OwnerNote tag={tool.tag} given={read.given} server={server} refusal={refused} />
          ) : null}
        </div>
      </div>
      {LaterToasts ? <LaterToasts toast={toast} /> : null}
    </div>
  );
}

const adaptToPage = () => import("./onPage/adaptToPage.ts");
// A self-contained file and an entry of the npm package have one language.
const localeSwitch =
  import.meta.env.IEP_IS_SELF_CONTAINED || import.meta.env.IEP_IN_PACKAGE
    ? null
    : () => import("./LocaleSwitch.tsx");
const laterToasts = () => import("./LaterToasts.tsx");
const ownerNote = () => import("./owner/OwnerNote.tsx");
