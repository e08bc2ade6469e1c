export const title = 'سياسة الخصوصية'
export const description =
  'بياناتكم الشخصية وملفات تعريف الارتباط وحقوقكم بموجب القانون التركي رقم 6698 (KVKK).'
