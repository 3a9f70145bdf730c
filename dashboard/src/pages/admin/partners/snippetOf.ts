/**
 * What a partner puts into their page, with one tool as an example (`widgets/README.md`).
 * @param server our origin.
 */
export function snippetOf(server: string, siteKey: string): string {
  return `<style>aide-screener { display: block; min-height: 500px }</style>
<script async src="${server}/embed/v1/loader.js"></script>
<aide-screener site-key="${siteKey}"><a href="${server}/advanced-tools?tool=aide-screener">Open the 1:1 Aide Screener</a></aide-screener>`;
}
