/**
 * Calls with each focus or press inside a place. A heading gets the focus with its screen, which is no touch.
 * @param place also one around a shadow root.
 * @returns stops it.
 */
export function onTouch(place: EventTarget, touched: () => void): () => void {
  const call = (event: Event) => {
    if ((event.composedPath()[0] as Element).localName !== "h2") touched();
  };
  place.addEventListener("focusin", call);
  place.addEventListener("pointerdown", call);
  return () => {
    place.removeEventListener("focusin", call);
    place.removeEventListener("pointerdown", call);
  };
}
