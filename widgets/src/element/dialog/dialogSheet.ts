/**
 * The button and the window of mode="dialog". Written by hand, since the button is shown before the kit's style sheet
 * has loaded; the colors are the kit's tokens.
 */
export const dialogSheet = `
.iep-base .iep-opener{display:inline-flex;align-items:center;justify-content:center;max-width:100%;min-height:calc(var(--iep-rem)*2.75);padding:calc(var(--iep-rem)*.5) calc(var(--iep-rem)*1.25);border:1px solid var(--iep-fill);border-radius:10px;background:var(--iep-fill);color:var(--iep-on-fill);font-weight:600;text-align:center;overflow-wrap:anywhere}
.iep-base .iep-opener:hover{opacity:.9}
.iep-base .iep-window{position:fixed;inset:0;flex-direction:column;margin:auto;padding:0;width:calc(100% - 32px);max-width:768px;height:fit-content;max-height:calc(100% - 32px);border:1px solid var(--iep-line);border-radius:10px;background:var(--iep-paper);color:var(--iep-ink);overflow:hidden}
.iep-base .iep-window[open]{display:flex}
.iep-base .iep-window:focus{outline:none}
.iep-base .iep-window::backdrop{background:rgb(18 25 29/.6)}
.iep-base .iep-bar{display:flex;flex:none;align-items:center;justify-content:space-between;gap:16px;padding:4px 4px 4px 16px;border-bottom:1px solid var(--iep-line);font-weight:650}
.iep-base .iep-bar button{flex:none;min-width:44px;min-height:44px;padding:0 12px;color:var(--iep-quiet);text-decoration:underline}
.iep-base .iep-content{flex:auto;overflow:auto;overscroll-behavior:contain}
.iep-base .iep-content>p{padding:16px}
.iep-base .iep-content .iep-tool{border:0;border-radius:0;background:none}
@media (max-width:480px){.iep-base .iep-window{width:100%;max-width:none;height:100%;max-height:none;border:0;border-radius:0}}
`.replaceAll("\n", "");
