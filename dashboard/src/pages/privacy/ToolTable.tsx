import { tw } from "@iep-insider/sdk/theme";
import { type ToolPrivacy, toolPrivacy, toolTable, type WhereItWorks } from "../../content/privacyTools.ts";

/** Every tool with what it sends: those that work on the device first. Two columns fit the narrowest phone. */
export function ToolTable() {
  return (
    <table className={tw`w-full text-left border-collapse`}>
      <thead>
        <tr className={tw`border-b-2 border-primary`}>
          <th scope="col" className={headCell}>
            {toolTable.tool}
          </th>
          <th scope="col" className={headCell}>
            {toolTable.leaves}
          </th>
        </tr>
      </thead>
      <Group works="device" />
      <Group works="sends" />
    </table>
  );
}

function Group({ works }: { readonly works: WhereItWorks }) {
  const { title, text } = toolTable.groups[works];
  return (
    <tbody>
      <tr className={tw`border-b border-line`}>
        <th scope="rowgroup" colSpan={2} className={tw`pt-6 pb-3 font-normal`}>
          <span className={tw`block font-heading text-lg font-semibold`}>{title}</span>
          <span className={tw`block max-w-text`}>{text}</span>
        </th>
      </tr>
      {toolPrivacy
        .filter((row) => row.works === works)
        .map((row) => (
          <Row key={row.tool.id} row={row} />
        ))}
    </tbody>
  );
}

function Row({ row: { tool, leaves } }: { readonly row: ToolPrivacy }) {
  return (
    <tr className={tw`border-b border-line`}>
      <th scope="row" className={`${cell} ${tw`w-2/5 font-semibold`}`}>
        {tool.title}
        <span className={tw`block text-sm font-normal text-quiet`}>{toolTable.open}</span>
      </th>
      <td className={cell}>{leaves}</td>
    </tr>
  );
}

const cell = tw`align-top py-3 pr-4`;
const headCell = tw`align-bottom py-2 pr-4 text-sm font-medium text-quiet`;
