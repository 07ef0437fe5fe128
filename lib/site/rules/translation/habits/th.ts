import type { LanguageHabits } from './habit'

const nodes = 'Programs and nodes do not ถาม or ตอบ, and there is no คำตอบ'

/**
 * Thai (content/style/th.md). It has no mark at the end of a sentence, so the length of sentences
 * cannot be counted.
 */
export const thaiHabits: LanguageHabits = {
  unit: 'characters',
  habits: [
    {
      name: 'ให้ at the start',
      pattern: /^ให้/gu,
      most: 3,
      better: 'Begin with the bare verb: อ่าน, ตรวจ, เก็บ, เรียก',
    },
    {
      name: 'ให้ after a space',
      pattern: /(?:^| )ให้/gu,
      most: 18,
      better: 'never opens two sentences in a row',
    },
    {
      name: 'คำตอบ',
      pattern: /คำตอบ/gu,
      most: 0,
      better: nodes,
    },
    {
      name: 'ถาม',
      pattern: /ถาม/gu,
      most: 3,
      better: nodes,
    },
    {
      name: 'มัน',
      pattern: /(?<!น้ำ)มัน/gu,
      most: 3,
      better: 'มัน is spoken Thai',
    },
    {
      name: 'รายการ',
      pattern: /รายการ/gu,
      most: 25,
      better: 'รายการ is a list or an entry in it',
    },
    {
      name: 'ค.ศ.',
      pattern: /ค\.ศ\./gu,
      most: 0,
      better: 'Years are of the common era without ค.ศ.',
    },
    {
      name: 'ทำการ, ซึ่งมันคือ, ในการที่จะ',
      pattern: /(?<!เวลา)ทำการ|ซึ่งมันคือ|ในการที่จะ|ทำให้แน่ใจว่า/gu,
      most: 0,
      better: 'ทำการ, มีการ + verb',
    },
    {
      name: 'ถูกสร้าง',
      pattern: /ถูก(?:สร้าง|ส่ง|ใช้|เขียน|เก็บ)/gu,
      most: 3,
      better: 'ถูก + verb for what is not harmful (ถูกสร้าง)',
    },
    {
      name: 'จึงควร, จึงต้อง',
      pattern: /จึง(?:ควร|ต้อง)/gu,
      most: 7,
      better: 'จึงควร and จึงต้อง at most once in a paragraph',
    },
  ],
  unfinished: [],
}
