/**
 * The platform's logo as a PNG in base64, because mail clients do not render SVG. It is attached to
 * the mail, so that clients show it without asking and opening the mail cannot be tracked. Same
 * image as `apple-touch-icon.png` of the web app (`logo.test.ts`).
 */
export const logo = {
  /** Content id by which the HTML of a mail references the logo. */
  cid: 'stellwerk-logo',
  contentType: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAALQAAAC0CAMAAAAKE/YAAAAA1VBMVEU8y4oZNTkncFkwO0eBh4xHUFocQ0EUIC77+vchWU1qcnoXKjMXLzY1r3srgWI7yIgbPz8jY1IodlwUIi85wIQ6w4UzonQ7xoc3tX48yokvlW0rhGQnc1skZlM0qng5vIIVIi8VJzEhWk0xnnIujmkVJTEaODsXLTU8yYk3uYAfUUkeTEUWKDI6w4YvkWsWKDMiLToXKzQ3uH8zo3U3t38ncloXLDU7yYkaJjQgU0kgUkk8RlIhV0sti2cnMj4laVUZNDkVJDAhWEwxnHExm3EdRkMdSUTw+i43AAAACXBIWXMAAD5JAAA+SQE1IK/ZAAACNUlEQVR42u3b2VITURCA4ROBBMlGCEFAkH1XVGRR2df3fySvIdNEmD493VV/P8DUd/dX99RJjYCTQIMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNCgQYMGDRo0aNDx0N8f7z6+c75WhP5z303vnlol6NZDKjOVoG+OUzh0s53ioTdTPHQvxUNvD+Kht76keOhOiof+uxAP3VpJ4dD9jRQPvZTioevdeOjmfIqHPkzx0L0UD62Qb3O0Rr7N0VK+fzneEfeFfM/W/G7jYr7X/Z4QxHx/dnz3kPLdXvOLlvL9adrvhUnM97Ljs5i0fS86vuVJ+d7b8YuW8r174PdqKuZ7xvGpV8r33KpfdN5850FnzncWdO58Z0HnzncOdPZ8Z0Dnz3cGdP5866MN8q2Otsi3Ntok39pok3wro23yrYs2yrcq2irfqmirfGuizfKtiLbLtyLaLt96aMN8q6Et862FNs23Fto030po23zroI3zrYK2zrcK2jrfGmjzfCug7fOtgLbPd3l0BfkW0c0P/zcn34rNZ0/PPnc+Xn5+jETXSv7IfpHvqcnyM5Yb/TLfEdBD+Y6AvmjEQw/n2z+6IN/u0UX5do8uyrd3dGG+naOPTuOhhe3bN1rYvl2jpe3bM1rcvj2jxe3bMbrTiIe+7IdDD65f2Yx8otszrUbl6Nv6W2b654gd9Gqi/PzmjS1o0KBBgwYNGjRo0KBBgwYNGjRo0KBBgwYNGjRo0KBHzT+XPy/k8F+IDAAAAABJRU5ErkJggg==',
} as const;
