import "virtual:sheet/dashboard.css";
import "@iep-insider/sdk/theme/fonts.css";
import "./layout/dashboard.css";
import { reloadIfReachable } from "./app/reloadIfReachable.ts";
import { keepPlace } from "./start/keepPlace.ts";
import { countView, hasOpenTool, pageMarkOf } from "./start/pageMark.ts";
import { isNeededNow, startWhenUsed } from "./start/startWhenUsed.ts";
import { storeSoon } from "./start/storeSoon.ts";

/*
 * The script of every page. A page with a mark is finished without the application, which starts when it is used
 * (ADR 74); any other page needs it at once.
 */

const mark = pageMarkOf(document);
if (!mark) void start([]);
else {
  if (!isNeededNow()) countView(mark);
  let hasFailed = false;
  const startOrReload = () =>
    start(filesOf(mark)).catch(async (error: unknown) => {
      // A browser does not request a module again that failed (sdk/src/ui/retryImport.ts); a new document does.
      if (hasFailed) await reloadIfReachable();
      hasFailed = true;
      throw error;
    });
  startWhenUsed(startOrReload, hasOpenTool() ? () => fetchAhead(filesOf(mark)) : null);
}

keepPlace();
storeSoon();

/** @param files fetched in parallel; each would otherwise wait for the one that imports it. */
async function start(files: readonly string[]): Promise<void> {
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const { started } = await import("./application.tsx");
  await started;
}

/** Into the browser's cache only: compiling them would take the processor from a parent who reads. */
function fetchAhead(files: readonly string[]): void {
  for (const file of files)
    fetch(file, { priority: "low" })
      .then((response) => response.blob())
      .catch(() => {});
}

function filesOf({ dataset }: HTMLMetaElement): readonly string[] {
  return dataset["files"]?.split(" ") ?? [];
}
