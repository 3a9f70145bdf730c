import type { ToolId } from "@iep-insider/sdk/catalog";
import { type ToolHost, ToolHostProvider } from "@iep-insider/sdk/host";
import { sampleDay, sampleOf } from "@iep-insider/widgets/samples";
import { createRoot } from "react-dom/client";
import type { SampleShown } from "../pages/sample/SampleShown.ts";

/** Renders a tool's sample. @throws if the result does not settle. */
export async function sampleShown(tool: ToolId): Promise<SampleShown> {
  const { Result, host, begin, ...shown } = sampleOf(tool);
  const place = document.createElement("div");
  const root = createRoot(place, { identifierPrefix: `${tool}-` });
  const restoreClock = stopClock(sampleDay);
  try {
    root.render(
      <ToolHostProvider host={{ ...hostOfSamples, ...host }}>
        <Result />
      </ToolHostProvider>,
    );
    await atRest(place);
    if (begin) {
      begin(place);
      await atRest(place);
    }
    return { ...shown, html: withoutControls(place) };
  } finally {
    root.unmount();
    restoreClock();
  }
}

const hostOfSamples: ToolHost = {
  access: () => ({ state: "open" }),
  connect: () => {
    throw new Error("A sample asks no server.");
  },
  notify: () => undefined,
  openPage: () => undefined,
  track: () => undefined,
  drafts: null,
  case: null,
  device: null,
  ownTemplates: null,
  start: null,
  state: null,
  handOff: () => undefined,
};

/** Parts of a result load one after another, all from memory: it is settled when many turns have changed nothing. */
async function atRest(place: HTMLElement): Promise<void> {
  let before = "";
  let still = 0;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    still = place.innerHTML !== "" && place.innerHTML === before ? still + 1 : 0;
    if (still === turnsAtRest) return;
    before = place.innerHTML;
  }
  throw new Error("A sample went on changing.");
}
const turnsAtRest = 50;
const mostTurns = 5000;

/** Makes a sample independent of the build's date. @returns a function that restarts the clock. */
function stopClock(day: Date): () => void {
  const { Date: real } = globalThis;
  globalThis.Date = class extends real {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([day.getTime()] as unknown as [])));
    }
    static override now() {
      return day.getTime();
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = real;
  };
}

/**
 * The read-only markup of a result. Controls are disabled, and form state that markup does not reflect (checks,
 * selections, text) is written into it.
 */
function withoutControls(place: HTMLElement): string {
  for (const field of place.querySelectorAll("input")) field.toggleAttribute("checked", field.checked);
  // Other options are not part of the sample.
  for (const option of place.querySelectorAll("option")) if (!option.selected) option.remove();
  for (const field of place.querySelectorAll("textarea")) field.textContent = field.value;
  for (const control of place.querySelectorAll("button, input, select, textarea"))
    control.setAttribute("disabled", "");
  return place.innerHTML;
}
