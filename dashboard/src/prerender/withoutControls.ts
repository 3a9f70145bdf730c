/**
 * The markup of a result that is only read. What can be pressed or changed is shown as it stands, and off; what the
 * browser knows of a field and its markup does not (ticks, choices, text) is written down.
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
