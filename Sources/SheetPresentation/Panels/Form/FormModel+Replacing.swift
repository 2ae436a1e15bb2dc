extension FormModel {
  /// Takes other fields; values and focus are kept by the fields' ids where that can be.
  mutating func replace(_ form: Form, keeping: Bool) {
    let focused = focusedField.map { self.form.fields[$0].id }
    var form = form
    for index in form.fields.indices where keeping {
      let old = self.form.fields.first { $0.id == form.fields[index].id && $0.isInput }
      if let old, form.fields[index].takes(old) { form.fields[index].value = old.value }
    }
    self = FormModel(form)
    if let index = form.fields.firstIndex(where: { $0.id == focused }) { focus = .field(index) }
  }
}

extension FormField {
  /// Whether the value of a field that stood in its place was entered, and can be this one's.
  fileprivate func takes(_ old: FormField) -> Bool {
    switch kind {
    case .choice(let choices): choices.contains { $0.value == old.value.text }
    default: kind == old.kind
    }
  }
}
