#!/usr/bin/env bash
# Cuts the site's faces out of npm packages, into public/assets/fonts/, each named by its content.
# Needed only when a face or a subset changes: the files are committed. Their names stand in
# app/styles/fonts.css.
#   npm install --no-save @fontsource-variable/hanken-grotesk@5.3.0 \
#     @fontsource-variable/bricolage-grotesque@5.3.0 @fontsource-variable/jetbrains-mono@5.3.0
#   pip install fonttools brotli
#   scripts/cut-fonts.sh
set -euo pipefail
cd "$(dirname "$0")/.."
packages=node_modules/@fontsource-variable
target=public/assets/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Every letter of the pages in Latin script: en, de, es, fr, id; tr and vi in files of their own.
latin="U+0020-007E,U+00A0,U+00A1,U+00A7,U+00A9,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00BF,U+00C0-00CF,U+00D1-00D6,U+00D7,U+00D9-00DC,U+00DF,U+00E0-00EF,U+00F1-00F6,U+00F9-00FC,U+00FF,U+0131,U+0152-0153,U+2009,U+2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+2190-2193,U+2212"
turkish="U+011E-011F,U+0130,U+015E-015F"
vietnamese="U+00C3,U+00D5,U+00DD,U+00E3,U+00F5,U+00FD,U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB"
code="U+0020-007E,U+00A0,U+00B7,U+2026,U+2190,U+2192"

# cut <source.ttf> <letters> <features> <name>
cut() {
  pyftsubset "$1" --unicodes="$2" --layout-features="$3" --flavor=woff2 --no-hinting --desubroutinize \
    --name-IDs=0,1,2,13,14 --drop-tables+=DSIG,gasp --output-file="$work/$4.woff2"
  cp "$work/$4.woff2" "$target/$4-$(sha256sum "$work/$4.woff2" | cut -c1-8).woff2"
}

# face <package> <axis> <range of its axes> <name>
face() {
  for part in latin latin-ext vietnamese; do
    # The range is one or two words.
    # shellcheck disable=SC2086
    fonttools varLib.instancer -q "$packages/$1/files/$1-$part-$2-normal.woff2" $3 -o "$work/$4-$part.ttf"
  done
  cut "$work/$4-latin.ttf" "$latin" kern,liga,ccmp,mark,mkmk,locl,tnum "$4-latin"
  cut "$work/$4-latin-ext.ttf" "$turkish" kern,ccmp,mark,mkmk,locl "$4-turkish"
  cut "$work/$4-vietnamese.ttf" "$vietnamese" kern,ccmp,mark,mkmk,locl "$4-vietnamese"
}

rm -f "$target"/*.woff2
face hanken-grotesk wght "wght=400:700" text
face bricolage-grotesque opsz "opsz=36 wght=700" display
fonttools varLib.instancer -q "$packages/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2" wght=400 -o "$work/mono.ttf"
cut "$work/mono.ttf" "$code" "" mono-latin
