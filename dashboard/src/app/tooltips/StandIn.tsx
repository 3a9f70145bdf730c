import { type Ref, useEffect, useImperativeHandle, useRef } from "react";

interface Props {
  readonly element: HTMLElement;
  // What Radix gives to the trigger that it would render. Of an event it reads no more than browsers' own events have.
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
 * What Radix takes for its trigger: it forwards everything that Radix sets to an element that is in the page already.
 * So that element is not recreated when the tooltips load, and keeps its focus and pressed state.
 */
export function StandIn(props: Props) {
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
    // The pointer or the focus has been here since before the tooltips came.
    if (element.matches(":hover")) listen(new PointerEvent("pointermove", { pointerType: "mouse" }));
    if (element.matches(":focus-visible")) listen(new FocusEvent("focusin"));
    return () => {
      for (const name of names) element.removeEventListener(name, listen);
    };
  }, [element]);
}

/** @param id of the open tooltip. One that only shows the element's name would be read out twice. */
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
