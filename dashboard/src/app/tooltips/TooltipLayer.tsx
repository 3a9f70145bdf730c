import { tw } from "@iep-insider/sdk/theme";
import * as Tooltip from "@radix-ui/react-tooltip";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Tipped } from "./triggers.ts";

/** In milliseconds: the delay before the first tooltip, within which the next shows immediately. */
const delay = 700;
const skipDelay = 300;

export default function TooltipLayer({ triggers }: { readonly triggers: readonly Tipped[] }) {
  return (
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {triggers.map(({ id, element }) => (
        <OneTooltip key={id} element={element} />
      ))}
    </Tooltip.Provider>
  );
}

function OneTooltip({ element }: { readonly element: HTMLElement }) {
  const [isOpen, setOpen] = useState(false);
  useCloseWhenGone(element, isOpen, () => setOpen(false));
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(open) => setOpen(open && element.isConnected)}>
      <Tooltip.Trigger asChild>
        <StandIn element={element} />
      </Tooltip.Trigger>
      {/* An open dialog lies over the page, and all that is not in it. */}
      <Tooltip.Portal container={element.closest("dialog")}>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className={`dash-tooltip ${tw`max-w-[18rem] rounded bg-ink text-paper px-3 py-2 text-sm z-50`}`}
        >
          {element.dataset["tip"]}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** A removed element fires no pointerleave. */
function useCloseWhenGone(element: HTMLElement, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const observer = new MutationObserver(() => {
      if (!element.isConnected) close();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
}

interface Props {
  readonly element: HTMLElement;
  // What Radix passes to its trigger. It reads only standard properties of events.
  readonly ref?: Ref<HTMLElement>;
  readonly onPointerMove?: Handler;
  readonly onPointerLeave?: Handler;
  readonly onPointerDown?: Handler;
  readonly onFocus?: Handler;
  readonly onBlur?: Handler;
  readonly onClick?: Handler;
  readonly "aria-describedby"?: string | undefined;
}

type Handler = (event: Event) => void;

/**
 * Radix's trigger: it forwards everything Radix sets to an element already in the page, so that the element is not
 * recreated when the tooltips load, and keeps its focus and pressed state.
 */
function StandIn(props: Props) {
  const { element, ref } = props;
  useImperativeHandle(ref, () => element, [element]);
  useListeners(element, {
    pointermove: props.onPointerMove,
    pointerleave: props.onPointerLeave,
    pointerdown: props.onPointerDown,
    focusin: props.onFocus,
    focusout: props.onBlur,
    click: props.onClick,
  });
  useDescription(element, props["aria-describedby"]);
  return null;
}

function useListeners(element: HTMLElement, handlers: Readonly<Record<string, Handler | undefined>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const names = Object.keys(latest.current);
    const listen = (event: Event) => latest.current[event.type]?.(event);
    for (const name of names) element.addEventListener(name, listen);
    // The pointer or focus arrived before the tooltips loaded.
    if (element.matches(":hover")) listen(new PointerEvent("pointermove", { pointerType: "mouse" }));
    if (element.matches(":focus-visible")) listen(new FocusEvent("focusin"));
    return () => {
      for (const name of names) element.removeEventListener(name, listen);
    };
  }, [element]);
}

/** @param id of the open tooltip. A tooltip that only repeats the element's name would be read twice. */
function useDescription(element: HTMLElement, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || element.getAttribute("aria-label") === element.dataset["tip"]) return;
    const own = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", own === null ? id : `${own} ${id}`);
    return () => {
      if (own === null) element.removeAttribute("aria-describedby");
      else element.setAttribute("aria-describedby", own);
    };
  }, [element, id]);
}
