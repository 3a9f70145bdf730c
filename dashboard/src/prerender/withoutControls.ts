/**
 * The read-only markup of a result. Controls are disabled, and form state that markup does not reflect (checks,
 * selections, text) is written into it.
 */
export function withoutControls(place: HTMLElement): string {
  for (const field of place.querySelectorAll("input")) field.toggleAttribute("checked", field.checked);
  // What else could have been chosen is no part of the sample.
  for (const option of place.querySelectorAll("option")) if (!option.selected) option.remove();
  for (const field of place.querySelectorAll("textarea")) field.textContent = field.value;
  for (const control of place.querySelectorAll("button, input, select, textarea"))
    control.setAttribute("disabled", "");
  return place.innerHTML;
}
