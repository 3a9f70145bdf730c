import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";
import { type Intensity, intensities, intensityNames, form as words } from "./content.ts";

interface Props {
  readonly value: Intensity;
  readonly onChange: (value: Intensity) => void;
}

/** How strong a feeling is: the browser's own slider, for fingers, mice, keys and screen readers alike. */
export function IntensitySlider({ value, onChange }: Props) {
  const id = useId();
  const shown = words.intensityValue(intensityNames[value], value);
  return (
    <div className={tw`flex flex-col gap-1`}>
      <div className={tw`flex flex-wrap items-baseline justify-between gap-x-4`}>
        <label htmlFor={id} className={tw`font-semibold`}>
          {words.intensity}
        </label>
        <span aria-hidden className={tw`font-semibold text-primary`}>
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={1}
        max={5}
        step={1}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => {
          const next = intensities.find((one) => one === Number(event.currentTarget.value));
          if (next) onChange(next);
        }}
        className={tw`block w-full h-11 accent-fill cursor-pointer`}
      />
      <div aria-hidden className={tw`flex justify-between gap-2 text-sm text-quiet`}>
        <span>{intensityNames[1]}</span>
        <span className={tw`hidden wide:block`}>{intensityNames[2]}</span>
        <span className={tw`hidden wide:block`}>{intensityNames[3]}</span>
        <span className={tw`hidden wide:block`}>{intensityNames[4]}</span>
        <span>{intensityNames[5]}</span>
      </div>
    </div>
  );
}
