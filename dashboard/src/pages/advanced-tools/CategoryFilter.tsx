import type { ToolCategory } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { hub } from "../../content/hub.ts";
import { useCategoryLabel } from "./useCategoryLabel.ts";

interface Props {
  /** Null for all. */
  readonly category: ToolCategory | null;
  readonly onChoose: (category: ToolCategory | null) => void;
  /** How many tools are shown, in words; announced when it changes. */
  readonly shown: string;
}

/** Not on a phone, where the rows of all tools take less room than the words to choose by; the search is above. */
export function CategoryFilter({ category, onChoose, shown }: Props) {
  const labelOf = useCategoryLabel();
  return (
    <div className={tw`hidden sm:flex flex-wrap items-center gap-x-5 gap-y-3`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these buttons act at once. */}
      <div role="group" aria-label={hub.filterLabel} className={tw`flex flex-wrap gap-2`}>
        {[null, ...hub.categories].map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === category}
            onClick={() => onChoose(option)}
            className={option === category ? look.chosen : look.other}
          >
            {option === null ? hub.everything : labelOf(option)}
          </button>
        ))}
      </div>
      <p role="status" className={tw`text-sm text-quiet`}>
        {shown}
      </p>
    </div>
  );
}

const look = {
  chosen: tw`min-h-[2.75rem] px-4 rounded border border-fill bg-fill text-on-fill font-medium`,
  other: tw`min-h-[2.75rem] px-4 rounded border border-outline bg-sheet hover:bg-wash font-medium`,
} as const;
