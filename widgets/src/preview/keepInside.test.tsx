import { afterEach, expect, it } from "vitest";
import { copyText } from "../documents/copyText.ts";
import { download, textFile } from "../documents/download.ts";
import { print } from "../documents/print.ts";
import { keepInside } from "./keepInside.ts";

const { click } = HTMLAnchorElement.prototype;
const contentWindow = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow");
afterEach(() => {
  HTMLAnchorElement.prototype.click = click;
  if (contentWindow) Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", contentWindow);
});

it("lets nothing of a sample be saved, printed or copied", async () => {
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download || this.href);
  };
  URL.createObjectURL = () => "blob:sample";
  URL.revokeObjectURL = () => {};
  keepInside(window);
  download("letter.txt", textFile("Dear school"));
  expect(saved).toEqual([]);
  const link = Object.assign(document.createElement("a"), { href: "https://iep.example/" });
  link.click();
  expect(saved, "links still lead on").toEqual(["https://iep.example/"]);
  expect(print({ title: "Letter", css: "", content: "Dear school" })).toBe(false);
  expect(document.querySelector("iframe")).toBeNull();
  const near = document.body.appendChild(document.createElement("button"));
  expect(await copyText("Dear school", near)).toBe(false);
});
