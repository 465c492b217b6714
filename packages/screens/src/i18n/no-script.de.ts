/**
 * Shown without JavaScript: separate from the frame's texts, because most pages do not need them.
 */
export const noScriptText = 'Für diese Seite muss JavaScript eingeschaltet sein. Stellenanzeigen können Sie auch ohne lesen.';
