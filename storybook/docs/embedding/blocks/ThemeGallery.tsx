import { EmbeddedElement, type EmbeddedElementProps } from "../../elements/EmbeddedElement.tsx";
import { blockWords } from "./words.ts";

interface Look {
  readonly name: keyof typeof blockWords.gallery;
  readonly attributes: EmbeddedElementProps["attributes"];
  readonly page?: "dark";
}

const looks: readonly Look[] = [
  { name: "plain", attributes: { theme: "light" } },
  { name: "dark", attributes: { theme: "dark" } },
  { name: "onDark", attributes: {}, page: "dark" },
  { name: "plum", attributes: { theme: "light", accent: "#5b2a3c" } },
  { name: "navy", attributes: { theme: "light", accent: "#1d3f72" } },
  { name: "yellow", attributes: { theme: "light", accent: "#ffd166" } },
  { name: "pale", attributes: { theme: "light", accent: "#f6efe9" } },
  { name: "dialog", attributes: { theme: "light", mode: "dialog", "button-label": blockWords.dialogLabel } },
];

/** One tool in each theme that a site owner can choose, as real elements. */
export function ThemeGallery() {
  return (
    <div className="gallery sb-unstyled">
      {looks.map(({ name, attributes, page }) => (
        <figure key={name} className={page === "dark" ? "gallery-dark" : undefined}>
          <figcaption>{blockWords.gallery[name]}</figcaption>
          <EmbeddedElement tag="aide-screener" script="loader" attributes={attributes} />
        </figure>
      ))}
    </div>
  );
}
