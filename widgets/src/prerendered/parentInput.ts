/** What a parent did on a pre-rendered screen before the tool's code was there. */
export interface ParentInput {
  /** Stops listening, so that the tool hears the next press itself. */
  readonly stop: () => void;
  /** Tells the hydrated tool, whose fields are the same nodes, in the order in which it happened. */
  readonly replay: () => Promise<void>;
}

/** A select has no `checked`. */
interface Field extends Element {
  readonly checked?: boolean;
  readonly value?: string;
}

/**
 * Keeps answers and the last press. A browser marks a chosen answer by itself.
 * @param screen contains the fields and buttons. @param onPress returns whether the press needs no tool.
 */
export function keepInput(screen: HTMLElement, onPress: (button: Element) => boolean): ParentInput {
  const changed = new Set<Field>();
  let pressed: HTMLElement | null = null;
  const change = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // The last change of a field counts.
    changed.delete(target);
    changed.add(target);
  };
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (!button) return;
    // A form must not be sent.
    event.preventDefault();
    pressed = onPress(button) ? null : button;
  };
  // By Enter in a field.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    pressed = event.submitter;
  };
  screen.addEventListener("change", change);
  screen.addEventListener("click", press);
  screen.addEventListener("submit", submit);
  return {
    stop: () => {
      screen.removeEventListener("change", change);
      screen.removeEventListener("click", press);
      screen.removeEventListener("submit", submit);
    },
    replay: async () => {
      const given = [...changed].map((field) => ({ field, checked: field.checked, value: field.value }));
      for (const { field, checked, value } of given) {
        // Drawing an earlier answer has reset what the tool did not know yet.
        Object.assign(field, checked === undefined ? { value } : { checked });
        field.dispatchEvent(new Event("change", { bubbles: true }));
        // The next answer is given to a tool that has drawn this one.
        for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
      }
      if (pressed?.isConnected) pressed.click();
    },
  };
}
