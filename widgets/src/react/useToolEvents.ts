import { type RefObject, useRef } from "react";
import { eventNames, type ToolEventDetail } from "../element/events.ts";
import { handlerName, type ToolProps } from "./ToolProps.ts";
import { useEffectBeforePaint } from "./useEffectBeforePaint.ts";

/** Calls today's handlers with the element's events. They are listened to before the tool can send the first one. */
export function useToolEvents(element: RefObject<HTMLElement | null>, props: ToolProps): void {
  const latest = useRef(props);
  useEffectBeforePaint(() => {
    latest.current = props;
  });
  useEffectBeforePaint(() => {
    const place = element.current;
    if (!place) return;
    const ends = eventNames.map((name) => {
      const listener = (event: Event) =>
        latest.current[handlerName(name)]?.(event as CustomEvent<ToolEventDetail>);
      place.addEventListener(name, listener);
      return () => place.removeEventListener(name, listener);
    });
    return () => {
      for (const end of ends) end();
    };
  }, [element]);
}
