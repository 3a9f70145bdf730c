import type { ToolId } from "@iep-insider/sdk/catalog";
import { type ToolHost, ToolHostProvider } from "@iep-insider/sdk/host";
import { sampleDay, sampleOf } from "@iep-insider/widgets/samples";
import { createRoot } from "react-dom/client";
import type { SampleShown } from "../pages/sample/SampleShown.ts";
import { withoutControls } from "./withoutControls.ts";

/** The sample of a tool. @throws when its result does not come to rest. */
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
  device: null,
  ownTemplates: null,
  start: null,
  state: null,
  handOff: () => undefined,
};

/** Parts of a result come one after the other, all from memory: it is done when many turns have changed nothing. */
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

/** A sample is the same whenever it is built. @returns what lets time go on. */
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
