/** The script of the page `/frame/<tool>`. */
import { speakWithPage } from "./frameSide.ts";
import { keepToastsInView } from "./keepToastsInView.ts";

const content = document.querySelector("main");
const tool = content?.firstElementChild;
if (content && tool instanceof HTMLElement) {
  speakWithPage(tool, content);
  keepToastsInView(content);
}
