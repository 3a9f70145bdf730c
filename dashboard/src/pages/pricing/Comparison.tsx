import { tw } from "@iep-insider/sdk/theme";
import { comparison } from "../../content/pricing.ts";
import { PageSection } from "../../text/PageSection.tsx";

/** What a month costs either way, so that parents need not work it out or pay more than they have to. */
export function Comparison() {
  return (
    <PageSection title={comparison.title} lead={comparison.lead}>
      <table className={tw`w-full max-w-tool border-collapse border-b border-line text-left`}>
        <caption className="iep-unseen">{comparison.caption}</caption>
        <thead>
          <tr className={tw`text-sm text-quiet`}>
            <th scope="col" className={tw`font-medium py-2 pr-3`}>
              {comparison.uses}
            </th>
            <th scope="col" className={number}>
              {comparison.perUse}
            </th>
            <th scope="col" className={number}>
              {comparison.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.uses} className={tw`border-t border-line`}>
              <th scope="row" className={tw`font-normal py-3 pr-3`}>
                {row.uses}
              </th>
              <td className={number}>{row.perUse}</td>
              <td className={number}>{row.pro}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tw`text-sm text-quiet max-w-text`}>{comparison.note}</p>
    </PageSection>
  );
}

const number = tw`font-medium text-right py-3 pl-3 whitespace-nowrap`;
