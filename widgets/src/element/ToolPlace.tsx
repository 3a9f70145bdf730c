import { ToolAccess } from "@iep-insider/sdk/access";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice, retryImport } from "@iep-insider/sdk/ui";
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createElementHost } from "./elementHost.ts";
import { dispatchToolEvent, type ToolEventName } from "./events.ts";
import { wear } from "./styleSheets.ts";
import { ToolBoundary } from "./ToolBoundary.tsx";
import type { HandingOver, InFrontProps, ToolPlaceProps } from "./ToolPlaceProps.ts";
import { comingWord, elementWords } from "./words.ts";

/** What is known of the tool that ours hands over to. */
type Other = "none" | "coming" | "failed" | { readonly InFront: ComponentType<InFrontProps> };

/**
 * One tool of an element, with its own host, gate and error boundary; and in front of it the tool that it hands over
 * to. That tool's files load on demand, and until they have, the parent keeps the current tool. The first tool stays
 * mounted behind it, so that a parent who returns finds everything unchanged.
 */
export function ToolPlace({ tool, surroundings, start, isBegun = false, wayBack }: ToolPlaceProps) {
  const { element, work } = surroundings;
  const [other, setOther] = useState<Other>("none");
  const isShown = typeof other !== "object";
  const handingOver = useRef<HandingOver | null>(null);

  const open = useCallback((next: HandingOver) => {
    handingOver.current = next;
    // Only what was asked for last opens.
    const setIfAsked = (known: Other) => handingOver.current === next && setOther(known);
    setOther("coming");
    import("./otherTool/otherTool.tsx")
      .catch(retryImport<typeof import("./otherTool/otherTool.tsx")>)
      .then(({ otherTool }) => otherTool(next))
      .then(
        (InFront) => setIfAsked({ InFront }),
        () => setIfAsked("failed"),
      );
  }, []);
  const lasting = useMemo(
    () =>
      createElementHost(surroundings, tool, start, (to, next) => {
        const pressed = element.shadowRoot?.activeElement ?? null;
        open({ to, start: next, from: tool.tool, pressed });
      }),
    [surroundings, element, start, tool, open],
  );
  // This is rendered again once the server has told the site's own.
  const state = surroundings.state();
  const host = useMemo(() => ({ ...lasting, state, isBegun }), [lasting, state, isBegun]);
  useEffect(() => {
    const before = work.read(`${tool.tool}>`);
    if (before) open(before as HandingOver);
    // A tool that was left starts over.
    return () => work.clear(tool.tool);
  }, [tool, open, work]);
  const tell = useCallback(
    (name: ToolEventName) => dispatchToolEvent(element, name, tool.tool),
    [element, tool],
  );
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    if (!isShown || !root) return;
    // Only the shown tool's sheet: two tools may both have a class, and the order of their sheets would decide.
    wear(root, tool.sheet);
    if (handingOver.current) focusAgain(root, handingOver.current);
  }, [isShown, element, tool]);

  return (
    <>
      <div hidden={!isShown}>
        {wayBack}
        <ToolBoundary onError={() => tell("iep:error")}>
          <ToolHostProvider host={host}>
            <ToolAccess tool={tool.tool} onOpen={() => tell("iep:access")} onFailed={() => tell("iep:error")}>
              <tool.Tool />
              <Ready tell={tell} />
            </ToolAccess>
          </ToolHostProvider>
        </ToolBoundary>
        {other === "coming" ? (
          <p role="status" className={tw`sticky bottom-0 bg-paper py-2`}>
            {comingWord}
          </p>
        ) : null}
        {other === "failed" ? (
          <div className={tw`mt-4`}>
            <Notice tone="stop" role="alert" title={elementWords.otherFailed}>
              <p>{elementWords.nothingLost}</p>
              <p>
                <Button ref={bringIntoView} onClick={retry}>
                  {elementWords.tryAgain}
                </Button>
              </p>
            </Notice>
          </div>
        ) : null}
      </div>
      {isShown ? null : (
        <other.InFront Place={ToolPlace} surroundings={surroundings} onBack={() => setOther("none")} />
      )}
    </>
  );

  function retry() {
    const next = handingOver.current;
    if (!next) return;
    // The button goes away; the focus must not get lost with it.
    if (next.pressed instanceof HTMLElement) next.pressed.focus();
    open(next);
  }
}

/** The tool may be long: what can be done about a failure comes to the parent, and so does the focus if it was in the tool. */
function bringIntoView(button: HTMLElement | null): void {
  button?.scrollIntoView({ block: "nearest" });
  const root = button?.getRootNode();
  if (root instanceof ShadowRoot && root.activeElement) button?.focus();
}

/** Back to what was pressed; Safari does not say what it was, so there it is the heading above. */
function focusAgain(root: ShadowRoot, { pressed }: HandingOver): void {
  const target = pressed?.isConnected ? pressed : root.querySelector(":is(h1, h2, h3):not([hidden] *)");
  if (target instanceof HTMLElement) target.focus();
}

/** Beside a tool that could be drawn, and told before what access says. */
function Ready({ tell }: { readonly tell: (name: ToolEventName) => void }) {
  useEffect(() => tell("iep:ready"), [tell]);
  return null;
}
