/** Shown where no script runs: apart from the frame's texts, because most pages need none. */
export const noScriptText = 'Für diese Seite muss JavaScript eingeschaltet sein. Stellenanzeigen können Sie auch ohne lesen.';
